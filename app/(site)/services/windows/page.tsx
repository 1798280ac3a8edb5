import { ServicePage, serviceMetadata } from '@/components/site/services/service-page'
import { services } from '@/lib/content/services'

export const metadata = serviceMetadata(services.windows)

export default function WindowsPage() {
  return <ServicePage service={services.windows} />
}
