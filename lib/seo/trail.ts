import { breadcrumbs, homeCrumb } from '@/lib/content/breadcrumbs'
import { absolute } from './absolute'
import type { Node } from './json-ld'

/**
 * Breadcrumbs of a page as a schema.org node; segments without a page are left out.
 * @param title of the page, where its path says it less well
 */
export function breadcrumbList(path: string, title?: string): Node {
  const crumbs = breadcrumbs(path)
  const steps = [homeCrumb, ...crumbs.filter(({ isLink }) => isLink)].map((crumb) => ({
    name: crumb.label,
    path: 'href' in crumb ? crumb.href : crumb.path,
  }))
  steps.push({ name: title ?? crumbs.at(-1)?.label ?? homeCrumb.label, path })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absolute(step.path),
    })),
  }
}
