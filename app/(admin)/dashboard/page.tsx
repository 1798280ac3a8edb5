import type { Metadata } from 'next'
import { NotificationsOff } from '@/components/admin/inbox/notice'
import { EnquiryChart } from '@/components/admin/overview/enquiry-chart'
import { Figures } from '@/components/admin/overview/figures'
import { OldEnquiries } from '@/components/admin/overview/old-enquiries'
import { OwnProjectCard } from '@/components/admin/overview/own-project-card'
import { WaitingList } from '@/components/admin/overview/waiting'
import { NoProjects } from '@/components/admin/own-projects/empty'
import { officePage } from '@/components/admin/shell/page/office-page'
import { PageHeading } from '@/components/admin/shell/page/page-heading'
import { Pager, type QueryProps } from '@/components/admin/shell/page/pager'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { cursorQuery, parseCursor } from '@/lib/cursor'
import { inboxHref } from '@/lib/enquiries/filter'
import {
  countDue,
  countOld,
  countPerWeek,
  countSpam,
  countThisMonth,
  countUnread,
} from '@/lib/enquiries/queries'
import { getOwnProfile } from '@/lib/profile/own-profile'
import { rawStatus } from '@/lib/projects/format'
import { everyProject, ownProjectsHref, type ProjectCounts } from '@/lib/projects/own-filter'
import { countOwnProjects, listOwnProjects } from '@/lib/projects/owner-queries'
import { projectStatuses } from '@/lib/projects/schema'
import { routes } from '@/lib/routes'

export const instant = false

export const metadata: Metadata = { title: 'Overview' }

export default function DashboardPage({ searchParams }: QueryProps) {
  return officePage(
    { title: 'Overview', failure: 'Failed to load dashboard data' },
    async (owner) => {
      const cursor = parseCursor(await searchParams)
      const [profile, unread, due, thisMonth, spam, counts, weeks, old, projects] =
        await Promise.all([
          getOwnProfile(owner.id),
          countUnread(),
          countDue(),
          countThisMonth(),
          countSpam(),
          countOwnProjects(owner.id),
          countPerWeek(12),
          countOld(),
          listOwnProjects(owner.id, cursor),
        ])
      const name = profile?.full_name || owner.email.split('@')[0] || 'User'
      return (
        <>
          <PageHeading
            title={`Welcome, ${name}`}
            action={<ButtonLink href={routes.projectNew}>New Project</ButtonLink>}
          >
            {profile ? profile.company_name : <ProfileReminder />}
          </PageHeading>
          <WaitingList
            waiting={[
              {
                count: unread,
                one: 'unread message',
                many: 'unread messages',
                href: inboxHref({ box: 'inbox', status: 'new', search: null }),
              },
              { count: due, one: 'reminder due', many: 'reminders due', href: routes.messages },
              {
                count: counts.draft,
                one: 'draft project',
                many: 'draft projects',
                href: ownProjectsHref({ ...everyProject, status: 'draft' }),
              },
            ]}
          />
          <NotificationsOff />
          <h2 className="mb-4 text-h3">Your projects</h2>
          {projects.rows.length > 0 ? (
            <ul className="grid gap-2 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
              {projects.rows.map((project) => (
                <li key={project.id}>
                  <OwnProjectCard project={project} />
                </li>
              ))}
            </ul>
          ) : (
            <NoProjects />
          )}
          <Pager
            newer={projects.newer}
            older={projects.older}
            href={(other) => `${routes.dashboard}?${new URLSearchParams([cursorQuery(other)])}`}
          />
          <div className="mt-10">
            <OldEnquiries count={old} />
            <Figures figures={figuresOf(thisMonth, spam, counts)} />
            <EnquiryChart weeks={weeks} />
          </div>
        </>
      )
    },
  )
}

function ProfileReminder() {
  return (
    <Link
      href={routes.settings}
      prefetch={false}
      className="tap -my-1.5 inline-flex items-center font-semibold text-brick underline underline-offset-4"
    >
      Please complete your profile to get started
    </Link>
  )
}

function figuresOf(thisMonth: number, spam: number, projects: ProjectCounts) {
  return [
    { label: 'Enquiries this month', value: thisMonth, href: routes.messages },
    { label: 'Spam', value: spam, href: routes.spam },
    ...projectStatuses.map((status) => ({
      label: `Projects ${rawStatus(status)}`,
      value: projects[status],
      href: ownProjectsHref({ ...everyProject, status }),
    })),
  ]
}
