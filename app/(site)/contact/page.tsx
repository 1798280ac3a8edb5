import { Areas } from '@/components/site/blocks/areas'
import { PageHead } from '@/components/site/blocks/page-head'
import { ContactFacts } from '@/components/site/contact/contact-facts'
import { EnquirySection } from '@/components/site/contact/enquiry-section'
import { parseHours } from '@/lib/profile/hours'
import { getSiteProfile } from '@/lib/profile/queries'
import { routes } from '@/lib/routes'
import { JsonLd } from '@/lib/seo/json-ld'
import { localBusiness } from '@/lib/seo/local-business'
import { pageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/trail'

export const metadata = pageMetadata({
  title: 'Contact Us for a Free Quote',
  description:
    'Ask for a free no-obligation quote for windows, doors or a conservatory in the North East: phone, email, opening hours and a short form.',
  path: routes.contact,
})

export default async function ContactPage() {
  const profile = await getSiteProfile()
  const hours = parseHours(profile?.businessHours)
  return (
    <>
      <JsonLd graph={[localBusiness(profile, hours ?? []), breadcrumbList(routes.contact)]} />
      <div className="wrap py-10 lg:py-12">
        <PageHead title="Contact Us">
          Tell us what you have in mind. Quotes&nbsp;are&nbsp;free, with no obligation, and valid
          for 30&nbsp;days.
        </PageHead>
        <ContactFacts profile={profile} hours={hours} />
      </div>
      <EnquirySection heading="Get a free quote" />
      <Areas />
    </>
  )
}
