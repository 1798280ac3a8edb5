import type { Metadata } from 'next'
import { PushCard } from '@/components/admin/push/push-card'
import { EmailForm, NameForm, PasswordForm } from '@/components/admin/settings/account-forms'
import { CompanyForm } from '@/components/admin/settings/company-form'
import { ConfirmationForm } from '@/components/admin/settings/confirmation-form'
import {
  formClass,
  OnThisPage,
  SettingsCard,
  SettingsGroup,
} from '@/components/admin/settings/group'
import { ImagesForm } from '@/components/admin/settings/images-form'
import { LogoForm } from '@/components/admin/settings/logo/logo-form'
import { Notifications } from '@/components/admin/settings/notifications'
import { ContactForm, SocialForm } from '@/components/admin/settings/public-forms'
import { TwoStepForm } from '@/components/admin/settings/security/two-step-form'
import { SignOutEverywhere } from '@/components/admin/settings/sign-out-everywhere'
import { TemplatesForm } from '@/components/admin/settings/templates-form'
import { officePage } from '@/components/admin/shell/page/office-page'
import { PageHeading } from '@/components/admin/shell/page/page-heading'
import { Link } from '@/components/ui/link'
import { hasSecondFactor } from '@/lib/auth/queries'
import { isRecovering } from '@/lib/auth/recovery'
import { getOwnSessions } from '@/lib/auth/sessions/queries'
import { pushKeys } from '@/lib/enquiries/push/keys'
import { getOwnDevices } from '@/lib/enquiries/push/queries'
import { getOwnSettings } from '@/lib/profile/own-profile'
import { routes } from '@/lib/routes'

export const instant = false
// Seconds: its actions take in photos and copy videos.
export const maxDuration = 60

export const metadata: Metadata = { title: 'Account Settings' }

export default function SettingsPage() {
  return officePage(
    { title: 'Account Settings', failure: 'Failed to load profile settings' },
    async (owner) => {
      const [own, devices, recovering, isTwoStep, sessions] = await Promise.all([
        getOwnSettings(owner.id),
        getOwnDevices(owner.id),
        isRecovering(),
        hasSecondFactor(),
        getOwnSessions(),
      ])
      return (
        <div className="max-w-5xl">
          <PageHeading title="Account Settings">{owner.email}</PageHeading>
          <OnThisPage />
          <SettingsGroup id="company" about="How visitors see you.">
            <SettingsCard title="Logo">
              <LogoForm current={own.logo} />
            </SettingsCard>
            <SettingsCard title="Company details">
              <CompanyForm company={own.company} />
            </SettingsCard>
          </SettingsGroup>
          <SettingsGroup id="contact" about="Shown to visitors on every page.">
            <SettingsCard title="Public Contact Information">
              <ContactForm contact={own.contact} />
            </SettingsCard>
          </SettingsGroup>
          <SettingsGroup id="security" about="Your name, and how you sign in.">
            <SettingsCard title="Account Security">
              <NameForm name={own.name} />
              <EmailForm current={owner.email} />
              <PasswordForm email={owner.email} recovering={recovering} />
              <TwoStepForm email={owner.email} isOn={isTwoStep} />
            </SettingsCard>
            <SignOutEverywhere sessions={sessions} />
          </SettingsGroup>
          <SettingsGroup
            id="social"
            about="Each link adds an icon to the footer. Clear a link to remove its icon."
          >
            <SettingsCard title="Social Media">
              <SocialForm network="Facebook" address={own.facebook} />
              <SocialForm network="Instagram" address={own.instagram} />
              <ReviewsLink />
            </SettingsCard>
          </SettingsGroup>
          <SettingsGroup
            id="pictures"
            about="How photos and logos are made smaller for the website."
          >
            <SettingsCard title="Image Upload Settings">
              <ImagesForm saved={own.images} />
            </SettingsCard>
          </SettingsGroup>
          <SettingsGroup id="notifications" about="Alerts, emails and saved replies.">
            <PushCard publicKey={pushKeys()?.publicKey ?? null} devices={devices} />
            <Notifications contactEmail={own.contact.contact_email} signInEmail={owner.email} />
            <SettingsCard title="Emails to visitors">
              <ConfirmationForm isOn={own.confirmsEnquiries} />
            </SettingsCard>
            <SettingsCard title="Replies">
              <TemplatesForm templates={own.templates} />
            </SettingsCard>
          </SettingsGroup>
        </div>
      )
    },
  )
}

function ReviewsLink() {
  return (
    <p className={formClass}>
      <Link
        href={routes.reviews}
        prefetch={false}
        className="tap inline-flex items-center font-semibold underline underline-offset-4 hover:text-brick"
      >
        Reviews and accreditations
      </Link>
    </p>
  )
}
