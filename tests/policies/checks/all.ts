import type { Check } from '../check.ts'
import { columnGrants, requiredColumns } from './column-grants.ts'
import { confirmationChecks } from './confirmations.ts'
import { conflictChecks } from './conflicts.ts'
import { coverChecks } from './covers.ts'
import { describingChecks } from './describing.ts'
import { enquiryChecks } from './enquiries.ts'
import { enquiryPhotoChecks } from './enquiry-photos.ts'
import { findingChecks } from './finding.ts'
import { functionChecks } from './functions.ts'
import { hiddenChecks } from './hidden-projects.ts'
import { importChecks } from './import.ts'
import { linedUpChecks } from './lined-up.ts'
import { listPageChecks } from './list-pages.ts'
import { logoChecks } from './logos.ts'
import { notificationChecks } from './notifications.ts'
import { orderChecks } from './orders.ts'
import { personalDataChecks } from './personal-data.ts'
import { proofChecks } from './proof.ts'
import { pushChecks } from './pushes.ts'
import { queueChecks } from './queues.ts'
import { referenceChecks } from './references.ts'
import { reminderChecks } from './reminders.ts'
import { removalChecks } from './removals.ts'
import { retentionChecks } from './retention.ts'
import { rowAccess } from './row-access.ts'
import { savingChecks } from './saving.ts'
import { changeChecks } from './saving-changes.ts'
import { secondFactorChecks } from './second-factor.ts'
import { sessionChecks } from './sessions.ts'
import { signInChecks } from './sign-in.ts'
import { slugChecks } from './slugs.ts'
import { storageChecks } from './storage.ts'
import { strayChecks } from './strays.ts'
import { upkeepChecks } from './upkeep.ts'
import { valueChecks } from './values.ts'

/** Access rules, and guarantees that hold for every caller. */
export const groups: Record<string, Check[]> = {
  'column grants': columnGrants,
  'rows by persona': rowAccess,
  functions: functionChecks,
  storage: storageChecks,
  'required columns': requiredColumns,
  values: valueChecks,
  references: referenceChecks,
  addresses: slugChecks,
  enquiries: [...enquiryChecks, ...enquiryPhotoChecks],
  queues: queueChecks,
  saving: [
    ...savingChecks,
    ...changeChecks,
    ...coverChecks,
    ...linedUpChecks,
    ...orderChecks,
    ...conflictChecks,
    ...hiddenChecks,
  ],
  'files taken back': removalChecks,
  strays: strayChecks,
  import: importChecks,
  describing: describingChecks,
  notifications: [...notificationChecks, ...confirmationChecks, ...pushChecks, ...reminderChecks],
  finding: findingChecks,
  retention: retentionChecks,
  'personal data': personalDataChecks,
  logos: logoChecks,
  'reviews and accreditations': proofChecks,
  'pages of projects': listPageChecks,
  'sign-in': signInChecks,
  'second factor': secondFactorChecks,
  sessions: sessionChecks,
  upkeep: upkeepChecks,
}

export const checks: Check[] = Object.values(groups).flat()
