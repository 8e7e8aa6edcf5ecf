export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion.tsx';
export { Alert, type AlertProps } from './Alert/Alert.tsx';
export { Animal, type AnimalProps } from './Animal/Animal.tsx';
export { animalPaths } from './Animal/animal-paths.ts';
export { Article, type ArticleProps } from './Article/Article.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { BarChart, type BarChartProps, type ChartItem } from './BarChart/BarChart.tsx';
export { BrandSeal, type BrandSealProps } from './BrandSeal/BrandSeal.tsx';
export { Breadcrumb, type BreadcrumbProps } from './Breadcrumb/Breadcrumb.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { Combobox, type ComboboxProps } from './Combobox/Combobox.tsx';
export type { ComboboxOption } from './Combobox/matching-options.ts';
export {
  CompatibilityWheel,
  type CompatibilityWheelProps,
} from './CompatibilityWheel/CompatibilityWheel.tsx';
export { CountWheel, type CountWheelProps, type WheelCount } from './CountWheel/CountWheel.tsx';
export { DataCard, type DataCardProps } from './DataCard/DataCard.tsx';
export { Dialog, DialogContent, type DialogContentProps, type DialogProps } from './Dialog/Dialog.tsx';
export {
  DialogClose,
  DialogDescription,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
  type DialogCloseProps,
  type DialogDescriptionProps,
  type DialogRootProps,
  type DialogTitleProps,
  type DialogTriggerProps,
} from './Dialog/dialog-parts.tsx';
export { Disclosure, type DisclosureProps } from './Disclosure/Disclosure.tsx';
export { DonutChart, type DonutChartProps } from './DonutChart/DonutChart.tsx';
export { Drawer, DrawerContent, type DrawerContentProps, type DrawerProps } from './Drawer/Drawer.tsx';
export { DropdownMenu, type DropdownMenuItem, type DropdownMenuProps } from './DropdownMenu/DropdownMenu.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { DateInput, type DateInputProps } from './DateInput/DateInput.tsx';
export { FilterBar, type FilterBarProps } from './FilterBar/FilterBar.tsx';
export { FormField, type FieldProps, type FormFieldProps } from './FormField/FormField.tsx';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { HeatMap, type HeatMapCell, type HeatMapProps, type HeatMapRow } from './HeatMap/HeatMap.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { Input, type InputProps } from './Input/Input.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { SearchInput, type SearchInputProps } from './SearchInput/SearchInput.tsx';
export { Select, type SelectProps } from './Select/Select.tsx';
export { LabelsProvider, useLabels, type Labels, type LabelsProviderProps } from './labels.ts';
export { LogoOrLetter, type LogoOrLetterProps } from './LogoOrLetter/LogoOrLetter.tsx';
export { PageSection, type PageSectionProps } from './PageSection/PageSection.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export {
  PairMatrix,
  type MatrixPair,
  type MatrixPerson,
  type MatrixTone,
  type PairMatrixProps,
} from './PairMatrix/PairMatrix.tsx';
export { PasswordInput, type PasswordInputProps } from './PasswordInput/PasswordInput.tsx';
export {
  PhasesTimeline,
  type PhasesTimelineProps,
  type TimelinePhase,
} from './PhasesTimeline/PhasesTimeline.tsx';
export { PillarsChart, type ChartPillar, type PillarsChartProps } from './PillarsChart/PillarsChart.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { PriceBox, type PriceBoxProps } from './PriceBox/PriceBox.tsx';
export { Progress, type ProgressProps } from './Progress/Progress.tsx';
export { Prose, type ProseProps } from './Prose/Prose.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup.tsx';
export { Reading, ReadingSection, type ReadingProps, type ReadingSectionProps } from './Reading/Reading.tsx';
export { Seal, type SealProps } from './Seal/Seal.tsx';
export { SideRail, type SideRailItem, type SideRailProps } from './SideRail/SideRail.tsx';
export { SiteFooter, type SiteFooterProps } from './SiteFooter/SiteFooter.tsx';
export {
  Logo,
  SiteHeader,
  type LogoProps,
  type SiteHeaderItem,
  type SiteHeaderProps,
} from './SiteHeader/SiteHeader.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { StatCard, type StatCardProps } from './StatCard/StatCard.tsx';
export { StateOutline, type StateOutlineProps } from './StateOutline/StateOutline.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export {
  Table,
  type TableColumn,
  type TablePaging,
  type TableProps,
  type TableSelection,
} from './Table/Table.tsx';
export { Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { Testimonial, type TestimonialProps } from './Testimonial/Testimonial.tsx';
export { Textarea, type TextareaProps } from './Textarea/Textarea.tsx';
export { TimeColumns, type TimeColumn, type TimeColumnsProps } from './TimeColumns/TimeColumns.tsx';
export { ToastProvider, useToast, type ToastProviderProps } from './Toast/Toast.tsx';
export type { ToastMessage } from './Toast/ToastView.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { UsMap, type UsMapProps } from './UsMap/UsMap.tsx';
export { WorldMap, type WorldMapProps, type WorldPlace } from './WorldMap/WorldMap.tsx';
export { ZodiacBadge, type ZodiacBadgeProps } from './ZodiacBadge/ZodiacBadge.tsx';
export { ZodiacWheel, type ZodiacWheelProps } from './ZodiacWheel/ZodiacWheel.tsx';
