import { smallPictures } from './picture-size.ts';

/** For every file of tests: see `smallPictures`. */

smallPictures();
