import { Areas } from '@/components/site/blocks/areas'
import { EdgePicture } from '@/components/site/blocks/edge-picture'
import { PhoneLink } from '@/components/site/blocks/phone-link'
import { ContactFacts, ContactHours, ContactNow } from '@/components/site/contact/contact-facts'
import { EnquirySection } from '@/components/site/contact/enquiry-section'
import { OneReview } from '@/components/site/proof/one-review'
import { pictures } from '@/lib/content/pictures'
import { parseHours } from '@/lib/profile/hours'
import { getSiteProfile } from '@/lib/profile/queries'
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
  return (
    <>
      <JsonLd graph={[localBusiness(profile, hours ?? []), breadcrumbList(routes.contact)]} />
      <div className="relative">
        <div className="wrap flex flex-col justify-center py-8 lg:min-h-[20vw]">
          <h1 className="text-h1">Contact Us</h1>
          <p className="mt-3 max-w-lead text-lg sm:text-balance">
            Tell us what you have in mind. Quotes are free, with no obligation, and valid for 30
            days. The work is guaranteed for 10&nbsp;years.
          </p>
          {/* A wide screen has it beside the form. */}
          {profile?.contactPhone && (
            <div className="mt-1 lg:hidden">
              <p className="text-lg">
                Rather talk? <PhoneLink phone={profile.contactPhone} />
              </p>
              <ContactNow hours={hours} note={profile.hoursNote} />
            </div>
          )}
        </div>
        {/* On a phone the form matters more. */}
        <EdgePicture
          picture={pictures.houseAtDusk}
          priority
          wideOnly
          className="max-lg:hidden lg:w-[40%] [&_img]:object-[90%_20%]"
        />
      </div>
      <EnquirySection
        heading="Get a free quote"
        facts={<ContactFacts profile={profile} />}
        hours={<ContactHours hours={hours} note={profile?.hoursNote ?? null} />}
      />
      <OneReview reviews={await listReviews()} place={1} />
      <Areas />
    </>
  )
}
