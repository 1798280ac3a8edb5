import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AddAccreditation, OwnAccreditations } from '@/components/admin/proof/own-accreditations'
import { AddReview, OwnReviews } from '@/components/admin/proof/own-reviews'
import { ReviewAddressForm } from '@/components/admin/proof/review-address-form'
import { officePage } from '@/components/admin/shell/page/office-page'
import { PageHeading } from '@/components/admin/shell/page/page-heading'
import { Link } from '@/components/ui/link'
import {
  getAsking,
  listOwnAccreditations,
  listOwnReviews,
  listProjectsToChoose,
} from '@/lib/proof/own-proof'
import { routes } from '@/lib/routes'

export const instant = false
// Seconds: its actions take in logos.
export const maxDuration = 60

const TITLE = 'Reviews and accreditations'

export const metadata: Metadata = { title: TITLE }

export default function ReviewsPage() {
  return officePage({ title: TITLE, failure: 'Failed to load reviews' }, async ({ id }) => {
    const [reviews, accreditations, projects, asking] = await Promise.all([
      listOwnReviews(id),
      listOwnAccreditations(id),
      listProjectsToChoose(id),
      getAsking(id),
    ])
    return (
      <>
        <PageHeading title={TITLE}>
          Visitors see these at once, so add only real ones.{' '}
          <a
            href="#asking"
            className="tap -my-1.5 inline-flex items-center underline underline-offset-4 hover:text-brick"
          >
            Where customers leave a review
          </a>
        </PageHeading>
        <div className="space-y-12">
          <Part
            id="reviews"
            title="Reviews"
            about="In your customers' own words. Shown on the home page, on service pages and beside the project they are about."
            add={<AddReview projects={projects} />}
          >
            {reviews.length > 0 ? (
              <OwnReviews reviews={reviews} projects={projects} />
            ) : (
              <Nothing>
                No reviews yet. Copy in what a customer wrote to you, or{' '}
                <Link
                  href={`${routes.ownProjects}?status=completed`}
                  prefetch={false}
                  className="underline underline-offset-4 hover:text-brick"
                >
                  ask for a review of a finished project
                </Link>
                .
              </Nothing>
            )}
          </Part>
          <Part
            id="accreditations"
            title="Accreditations"
            about="Trade bodies and schemes you belong to. Shown on the home page and at the foot of every page."
            add={<AddAccreditation />}
          >
            {accreditations.length > 0 ? (
              <OwnAccreditations accreditations={accreditations} />
            ) : (
              <Nothing>No accreditations yet. Add those you can prove, with their number.</Nothing>
            )}
          </Part>
          <Part
            id="asking"
            title="Asking for reviews"
            about="‘Ask for a review’ on a finished project sends its customer this link."
          >
            <div className="pane">
              <ReviewAddressForm address={asking.address ?? ''} />
            </div>
          </Part>
        </div>
      </>
    )
  })
}

interface PartProps {
  id: string
  title: string
  about: string
  add?: ReactNode
  children: ReactNode
}

function Part({ id, title, about, add, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="scroll-mt-8 text-h3 outline-none">
        {title}
      </h2>
      <p className="mt-1.5 max-w-prose text-base text-slate">{about}</p>
      {add}
      <div className="mt-6">{children}</div>
    </section>
  )
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className="pane px-5 py-10 text-slate">{children}</p>
}
