import { setFileScope } from '@vanilla-extract/css/fileScope';

// Outside of the build, styles belong to no file: their classes have names, which markup shows, and no rules.
setFileScope('tests');
