import { globalStyle } from '@vanilla-extract/css';

// The first frame of a page that was entered, see browser/navigation/showInTwo.ts. Below what is shown stays more room
// than a screen has, so that neither the footer nor a scroll bar jumps.
const arriving = '[data-arriving]';
globalStyle(arriving, { '@media': { screen: { minBlockSize: '300vh' } } });
globalStyle(`${arriving} section ~ section ~ section`, { '@media': { screen: { display: 'none' } } });
