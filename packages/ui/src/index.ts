export { Alert, type AlertProps } from './Alert/Alert.tsx';
export { Article, type ArticleProps } from './Article/Article.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { BrandSeal, type BrandSealProps } from './BrandSeal/BrandSeal.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { Card } from './Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { DataCard, type DataCardProps } from './DataCard/DataCard.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export {
  Field,
  TextField,
  SelectField,
  type FieldProps,
  type TextFieldProps,
  type SelectFieldProps,
} from './Field/Field.tsx';
export { LogoOrLetter, type LogoOrLetterProps } from './LogoOrLetter/LogoOrLetter.tsx';
export { PageSection, type PageSectionProps } from './PageSection/PageSection.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { PriceBox, type PriceBoxProps } from './PriceBox/PriceBox.tsx';
export { Prose } from './Prose/Prose.tsx';
export { Seal, type SealProps } from './Seal/Seal.tsx';
export { SiteFooter } from './SiteFooter/SiteFooter.tsx';
export { SiteHeader, Logo, type SiteHeaderProps } from './SiteHeader/SiteHeader.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { StatCard, type StatCardProps } from './StatCard/StatCard.tsx';
export { Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { Testimonial, type TestimonialProps } from './Testimonial/Testimonial.tsx';
export { Textarea, type TextareaProps } from './Textarea/Textarea.tsx';
export { ToastProvider, useToast } from './Toast/Toast.tsx';
export type { ToastMessage } from './Toast/toast-message.ts';
export { ZodiacBadge, type ZodiacBadgeProps } from './ZodiacBadge/ZodiacBadge.tsx';
export { ZodiacWheel } from './ZodiacWheel/ZodiacWheel.tsx';
