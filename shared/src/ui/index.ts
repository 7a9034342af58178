export { Amount, type AmountProps } from './Amount.tsx';
export { Avatar, type AvatarProps } from './Avatar.tsx';
export { announce, type Urgency } from './announce.ts';
export { Button, type ButtonProps, type ButtonVariant } from './Button.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox.tsx';
export { Chip, type ChipProps } from './Chip.tsx';
export { type ChipOption, Chips, type ChipsProps } from './Chips.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { Count, type CountProps } from './Count.tsx';
export { Countdown, type CountdownProps } from './Countdown.tsx';
export { classNames } from './classNames.ts';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
export { Field, type FieldControl, type FieldProps, type FieldVariant } from './Field.tsx';
export { Flag, type FlagProps } from './Flag.tsx';
export { Icon, type IconProps, type IconSize } from './Icon.tsx';
export { IconButton, type IconButtonProps } from './IconButton.tsx';
export type { IconName, PictureName } from './iconNames.ts';
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
export { LazyImage, type LazyImageProps } from './LazyImage.tsx';
export { LiveRegion } from './LiveRegion.tsx';
export { Notice, type NoticeProps } from './Notice.tsx';
export { onNearViewport } from './onNearViewport.ts';
export { Pagination, type PaginationProps } from './Pagination.tsx';
export { Panel, type PanelProps } from './Panel.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { Picture } from './Picture.tsx';
export { Placeholder, type PlaceholderShape } from './Placeholder.tsx';
export { type PageItem, pageItems } from './pageItems.ts';
export { QueryError, type QueryErrorProps } from './QueryError.tsx';
export { Rail, type RailProps } from './Rail.tsx';
export { RenderTimeProvider, useClock, useStartTime } from './renderTime.ts';
export { Scroller, type ScrollerProps } from './Scroller.tsx';
export { SearchField, type SearchFieldProps } from './SearchField.tsx';
export { Section, type SectionProps } from './Section.tsx';
export { Select, type SelectOption, type SelectProps } from './Select.tsx';
export { Sheet, type SheetProps } from './Sheet.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
export { SkipLink } from './SkipLink.tsx';
export { Spinner } from './Spinner.tsx';
export { Switch, type SwitchProps } from './Switch.tsx';
export { slideToCurrent } from './slideToCurrent.ts';
export { spriteUrl } from './spriteUrl.ts';
export { type Column, type SortOrder, Table, type TableProps } from './Table.tsx';
export { type Tab, Tabs, type TabsProps } from './Tabs.tsx';
export { Tag, type TagProps } from './Tag.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
export { Tile, type TileProps } from './Tile.tsx';
export { Toaster } from './Toaster.tsx';
export { ticker } from './ticker.ts';
export { formatClock, type TimeRemaining, timeRemaining } from './timeRemaining.ts';
export { type Toast, type ToastContent, type ToastTone, toastStore } from './toastStore.ts';
export { useUid } from './uid.ts';
export { useHydrated } from './useHydrated.ts';
export { useSettled } from './useSettled.ts';
export { VisuallyHidden } from './VisuallyHidden.tsx';
