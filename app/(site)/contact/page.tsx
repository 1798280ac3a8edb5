import { Areas } from '@/components/site/blocks/areas'
import { ContactFacts, ContactHours } from '@/components/site/contact/contact-facts'
import { EnquirySection } from '@/components/site/contact/enquiry-section'
import { Image } from '@/components/ui/image/image'
import { pictures } from '@/lib/content/pictures'
import { parseHours } from '@/lib/profile/hours'
import { getSiteProfile } from '@/lib/profile/queries'
import { listLatestCompleted } from '@/lib/projects/queries'
import { listReviews } from '@/lib/proof/queries'
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
  const [[review], work] = await Promise.all([listReviews(), listLatestCompleted(4)])
  const cover = work.find(({ slug }) => slug === review?.project?.slug)?.cover
  return (
    <>
      <JsonLd graph={[localBusiness(profile, hours ?? []), breadcrumbList(routes.contact)]} />
      <div className="wrap grid gap-x-16 py-8 lg:grid-cols-[7fr_5fr] lg:gap-y-5 lg:py-7">
        <div>
          <h1 className="text-h1 lg:text-5xl">Contact Us</h1>
          <p className="mt-3 mb-6 max-w-lead text-lg sm:text-balance">
            Tell us what you have in mind. Quotes&nbsp;are&nbsp;free, with no obligation, and valid
            for 30&nbsp;days. The&nbsp;work is guaranteed for 10&nbsp;years.
          </p>
          <ContactFacts profile={profile} />
        </div>
        <div className="pane p-2 max-lg:hidden">
          <div className="relative size-full">
            <Image
              picture={pictures.houseAtDusk}
              alt={pictures.houseAtDusk.alt}
              fill
              priority
              wideOnly
              sizes="(max-width: 1663px) 40vw, 640px"
              className="object-cover object-[25%_50%] xl:object-[45%_50%]"
            />
          </div>
        </div>
        <ContactHours hours={hours} note={profile?.hoursNote ?? null} />
      </div>
      <EnquirySection heading="Get a free quote" review={review} cover={cover} />
      <Areas />
    </>
  )
}
