jest.mock('@/lib/env', () => ({ env: { NEXT_PUBLIC_SITE_URL: 'https://slw.example' } }))

import { areas } from '@/lib/content/areas'
import { services } from '@/lib/content/services'
import { serviceNode } from './service'

test('a service names its provider, its ten towns and its kinds', () => {
  const node = JSON.parse(JSON.stringify(serviceNode(services.doors, 'SLW Windows')))
  expect(node).toMatchObject({
    '@type': 'Service',
    url: 'https://slw.example/services/doors',
    provider: { '@id': 'https://slw.example/#business', name: 'SLW Windows' },
  })
  expect(node.areaServed.map(({ name }: { name: string }) => name)).toEqual([...areas])
  expect(node.hasOfferCatalog.itemListElement).toHaveLength(4)
})
