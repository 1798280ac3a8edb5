import { makeSitePictures } from '../launcher/site-pictures.ts'

// Part of npm run build.
await makeSitePictures()
