import { routes } from '@/lib/routes'

/** The links of header and footer. */
export const navigation = [
  { label: 'Home', href: routes.home },
  { label: 'Windows', href: routes.service('windows') },
  { label: 'Doors', href: routes.service('doors') },
  { label: 'Conservatories', href: routes.service('conservatories') },
  { label: 'Projects', href: routes.projects },
  { label: 'Contact', href: routes.contact },
] as const
