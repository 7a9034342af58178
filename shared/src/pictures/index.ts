export { addressOf, base64Of, type PictureFault, pictureFault, pictureToSend } from './pictureFile.ts';
