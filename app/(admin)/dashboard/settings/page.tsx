import type { Metadata } from 'next'
import { EmailForm, NameForm, PasswordForm } from '@/components/admin/settings/account-forms'
import { SettingsGroup } from '@/components/admin/settings/group'
import { ImagesForm } from '@/components/admin/settings/images-form'
import { LogoForm } from '@/components/admin/settings/logo-form'
import { ContactForm, SocialForm } from '@/components/admin/settings/public-forms'
import { SignOutEverywhere } from '@/components/admin/settings/sign-out-everywhere'
import { officePage } from '@/components/admin/shell/page/office-page'
import { PageHeading } from '@/components/admin/shell/page/page-heading'
import { isRecovering } from '@/lib/auth/recovery'
import { getOwnSettings } from '@/lib/profile/own-profile'

export const instant = false
// Seconds: its actions take in photos and copy videos.
export const maxDuration = 60

export const metadata: Metadata = { title: 'Account Settings' }

export default function SettingsPage() {
  return officePage(
    { title: 'Account Settings', failure: 'Failed to load profile settings' },
    async (owner) => {
      const [own, recovering] = await Promise.all([getOwnSettings(owner.id), isRecovering()])
      return (
        <>
          <PageHeading title="Account Settings">{owner.email}</PageHeading>
          <div className="max-w-5xl">
            <SettingsGroup title="Logo" about="Shown at the top of every public page.">
              <LogoForm current={own.logo} />
            </SettingsGroup>
            <SettingsGroup title="Account Security" about="Your name, and how you sign in.">
              <NameForm names={own.names} />
              <EmailForm current={owner.email} />
              <PasswordForm email={owner.email} recovering={recovering} />
              <SignOutEverywhere />
            </SettingsGroup>
            <SettingsGroup
              title="Public Contact Information"
              about="Shown to visitors on the contact page, in the header and in the footer."
            >
              <ContactForm contact={own.contact} />
            </SettingsGroup>
            <SettingsGroup
              title="Social Media"
              about="Each link adds an icon to the footer. Clear a link to remove its icon."
            >
              <SocialForm network="Facebook" address={own.facebook} />
              <SocialForm network="Instagram" address={own.instagram} />
            </SettingsGroup>
            <SettingsGroup
              title="Image Upload Settings"
              about="How photos and logos are made smaller for the website."
            >
              <ImagesForm saved={own.images} />
            </SettingsGroup>
          </div>
        </>
      )
    },
  )
}
