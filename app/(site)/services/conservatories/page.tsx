import { ServicePage, serviceMetadata } from '@/components/site/services/service-page'
import { services } from '@/lib/content/services'

export const metadata = serviceMetadata(services.conservatories)

export default function ConservatoriesPage() {
  return <ServicePage service={services.conservatories} />
}
