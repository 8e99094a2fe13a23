import { globalKeyframes } from '@vanilla-extract/css';

globalKeyframes('ui-spin', { to: { rotate: '1turn' } });
