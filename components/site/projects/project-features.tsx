import type { ReactNode } from 'react'
import { Arrow } from '@/components/site/blocks/arrow'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { services as serviceContents } from '@/lib/content/services'
import { serviceTypes } from '@/lib/projects/schema'
import { routes, type ServiceSlug } from '@/lib/routes'

const drawings = {
  windows: 'M4.5 4.5h31v31h-31zM4.5 14.5h31M20 4.5v31',
  doors: 'M10.5 3.5h19v33h-19zM14.5 7.5h11v12h-11zM14.5 23.5h11v9h-11zM26.5 21v2',
  conservatories:
    'M3.5 17.5 20 6l16.5 11.5v18h-33zM3.5 17.5h33M11.5 17.5v18M20 6v29.5M28.5 17.5v18',
} as const satisfies Record<ServiceSlug, string>

/** Three tiles, linked where the service was part of the project. */
export function ProjectFeatures({ services }: { services: readonly ServiceSlug[] }) {
  return (
    <section aria-label="Parts of this project">
      <ul className="grid gap-px border border-bar bg-bar md:grid-cols-3">
        {serviceTypes.map((service) => (
          <li key={service} className="flex bg-white">
            <Feature service={service} active={services.includes(service)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Feature({ service, active }: { service: ServiceSlug; active: boolean }) {
  if (!active) {
    return (
      <FeatureBody service={service} className="bg-chalk text-slate">
        Not part of this project
      </FeatureBody>
    )
  }
  return (
    <Link href={routes.service(service)} className="flex grow hover:bg-glass [&_svg]:text-brick">
      <FeatureBody service={service} isLink>
        See what we fit
      </FeatureBody>
    </Link>
  )
}

interface FeatureBodyProps {
  service: ServiceSlug
  className?: string
  isLink?: boolean
  children: ReactNode
}

function FeatureBody({ service, className, isLink, children }: FeatureBodyProps) {
  return (
    <span
      className={classNames(
        'flex grow items-center gap-x-5 px-5 py-3 md:py-5 md:max-lg:flex-col md:max-lg:items-start',
        className,
      )}
    >
      <Icon size={40} path={drawings[service]} className="shrink-0" />
      <span>
        <span className="block font-display font-semibold text-h3">
          {serviceContents[service].name}
        </span>
        <span className="block text-base">{children}</span>
      </span>
      {isLink && <Arrow className="ml-auto text-brick md:max-lg:hidden" />}
    </span>
  )
}
