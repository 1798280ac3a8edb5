import { ServicePage, serviceMetadata } from '@/components/site/services/service-page'
import { services } from '@/lib/content/services'

export const metadata = serviceMetadata(services.doors)

export default function DoorsPage() {
  return <ServicePage service={services.doors} />
}
