export { default } from '@unisite/shared/ui/gallery';
