export type { AmountProps } from './Amount.tsx';
export type { AvatarProps } from './Avatar.tsx';
export type { Urgency } from './announce.ts';
export type { ButtonProps, ButtonVariant } from './Button.tsx';
export type { CheckboxProps } from './Checkbox.tsx';
export { Chip, type ChipProps } from './Chip.tsx';
export type { ChipOption, ChipsProps } from './Chips.tsx';
export type { ConfirmDialogProps } from './ConfirmDialog.tsx';
export { Count, type CountProps } from './Count.tsx';
export type { CountdownProps } from './Countdown.tsx';
export type { DialogProps } from './Dialog.tsx';
export type { EmptyStateProps } from './EmptyState.tsx';
export type { ErrorStateProps } from './ErrorState.tsx';
export type { FieldProps, FieldVariant } from './Field.tsx';
export { Flag, type FlagProps } from './Flag.tsx';
export type { IconProps, IconSize } from './Icon.tsx';
export type { IconButtonProps } from './IconButton.tsx';
export {
  type InterceptBack,
  KitLink,
  KitProvider,
  type KitProviderProps,
  type LinkComponent,
  useBackCloses,
  useKitTexts,
} from './KitProvider.tsx';
export { type KitTexts, kitTexts } from './kitTexts.ts';
export type { LazyImageProps } from './LazyImage.tsx';
export { LiveRegion } from './LiveRegion.tsx';
export type { NoticeProps } from './Notice.tsx';
export { onNearViewport } from './onNearViewport.ts';
export type { PaginationProps } from './Pagination.tsx';
export type { PanelProps } from './Panel.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { Picture } from './Picture.tsx';
export { Placeholder, type PlaceholderShape } from './Placeholder.tsx';
export { type PageItem, pageItems } from './pageItems.ts';
export * from './public.ts';
export type { QueryErrorProps } from './QueryError.tsx';
export type { RailProps } from './Rail.tsx';
export { RenderTimeProvider } from './renderTime.ts';
export { Scroller, type ScrollerProps } from './Scroller.tsx';
export type { SearchFieldProps } from './SearchField.tsx';
export type { SectionProps } from './Section.tsx';
export type { SelectOption, SelectProps } from './Select.tsx';
export { Sheet, type SheetProps } from './Sheet.tsx';
export type { SkeletonProps } from './Skeleton.tsx';
export { SkipLink } from './SkipLink.tsx';
export type { SwitchProps } from './Switch.tsx';
export { slideToCurrent } from './slideToCurrent.ts';
export { spriteUrl } from './spriteUrl.ts';
export type { TableProps } from './Table.tsx';
export type { Tab, TabsProps } from './Tabs.tsx';
export type { TagProps } from './Tag.tsx';
export type { TextFieldProps } from './TextField.tsx';
export type { TileProps } from './Tile.tsx';
export { Toaster } from './Toaster.tsx';
export { ticker } from './ticker.ts';
export { formatClock, type TimeRemaining, timeRemaining } from './timeRemaining.ts';
export { type Toast, type ToastContent, type ToastTone, toastStore } from './toastStore.ts';
export { useSettled } from './useSettled.ts';
