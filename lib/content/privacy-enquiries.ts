import { periods, spell } from '@/lib/periods'
import type { LegalParts } from './legal'

const deletedFor = spell.days(periods.deletedDays)
const callersFor = spell.hours(periods.callerHours)
const oldAfter = spell.months(periods.oldEnquiryMonths)

/** What happens to an enquiry: a chapter of the privacy policy. */
export const enquiryParts: LegalParts = {
  'What we store': [
    'When you send the enquiry form we store what you write in it:',
    {
      items: [
        'your name and email address',
        'your phone number, if you give one',
        'the project type you choose, and your message',
        'if you add them afterwards: your postcode, the best time to call and up to six photos',
        'the time at which it arrived, and the page you sent it from',
      ],
    },
    'Only we can see your photos, and location data are removed from them first.',
    'When your enquiry has arrived we usually confirm it by email, once a day at most. That email repeats nothing you wrote.',
    'If you call or write to us instead, we keep what you tell us as far as we need it for the same purposes. This website asks for no payment details and has no accounts for visitors. Please leave out anything we don’t need to know, such as health details.',
  ],
  'What we add to it': [
    'With your enquiry we store:',
    {
      items: [
        'whether we have been in touch with you, and whether the matter is closed',
        'a private note, such as what we agreed on the phone',
        'your email address again in a standard spelling, in lower case for instance, so that we can tell if one sender writes too often',
        'if a message looked like spam: why it did, for instance that it was sent faster than a person can type',
      ],
    },
    `Apart from your enquiry we keep, for ${callersFor}, a code made from your IP address, to stop spam.`,
  ],
  'Why, and on what legal basis': [
    {
      facts: {
        'To answer you, arrange a visit and prepare a quote':
          'Steps you ask us to take before a contract (UK\u00a0GDPR, Article\u00a06(1)(b)). Where you write for a business: our legitimate interest in answering (Article\u00a06(1)(f)).',
        'To do the work and honour the guarantee': 'The contract with you (Article\u00a06(1)(b)).',
        'To ask you, once the work is done, how it went':
          'Our legitimate interest in good reviews (Article\u00a06(1)(f)).',
        'To keep invoices and tax records': 'A legal obligation (Article\u00a06(1)(c)).',
        'To settle claims, and to make sure that what you asked us to erase stays erased':
          'Our legitimate interest (Article\u00a06(1)(f)).',
        'To filter out spam and keep the website secure':
          'Our legitimate interest in an inbox that can be read and a website that works (Article\u00a06(1)(f)).',
      },
    },
  ],
  'What we do not do': [
    'We send no newsletters and do not sell or rent personal data. You need not give us anything; without a name and a way to reach you, though, we cannot answer.',
    'Simple rules decide whether a message goes to the inbox or to spam, where a person can still look at it; no machine makes a decision that affects you legally or in a similar way.',
  ],
  'How long we keep it': [
    {
      facts: {
        'Enquiries, your photos and our notes': {
          answer: 'Until settled',
          text: `Once your enquiry, and any work that follows, is settled, we delete them by hand. When an enquiry is older than ${oldAfter}, we are reminded to check whether we still need it.`,
        },
        'Deleted messages and spam': {
          answer: `For ${deletedFor}`,
          text: 'Then they are erased for good, unless we have moved them back to the inbox by then.',
        },
        'A code made from your IP address': {
          answer: `For ${callersFor}`,
          text: 'Then it is erased. Until then we count enquiries and photos by it, to stop spam. It is made with a secret key; without the key nobody can work out your address.',
        },
        'What you asked us to erase': {
          answer: 'A code stays for good',
          text: 'It tells us what to erase again if we ever restore a backup. It is made from your email address with a secret key; without the key nobody can work out the address.',
        },
        'Quotes, invoices and guarantee records': {
          answer: 'As long as required',
          text: 'Invoices as long as tax law asks, usually six years; what belongs to the 10-year guarantee until it ends; quotes you did not accept as long as your enquiry.',
        },
        'Backups and our mailbox': {
          answer: 'Can be longer',
          text: 'Backups, our own and those of the companies that host our data, may hold copies for longer, until they are replaced, and are used only to restore what was lost. The emails that tell us of enquiries stay in our mailbox until we delete them there; ask us, and we do.',
        },
      },
    },
  ],
  'Who else handles it': [
    'Within our company, only the people who answer enquiries. Beyond that, companies that work for us under contract and on our instructions (processors):',
    {
      facts: {
        'The host of this website': 'Delivers the pages and passes on what you send.',
        'The provider of our database':
          'Stores enquiries, pictures and videos, and handles the sign-in of our own staff.',
        'Our mail provider':
          'Delivers the email that tells us of your enquiry, our confirmation to you, and the emails between you and us.',
      },
    },
    'If we write to you by WhatsApp, WhatsApp handles your number and our messages under its own rules. Notifications of enquiries reach our phones through the companies that make them or their browsers, encrypted.',
  ],
  'Outside the United Kingdom': [
    'Some of these companies may handle data in other countries. They may do so only where UK law regards protection there as sufficient, or under safeguards it approves, such as the International Data Transfer Agreement or the UK Addendum to the European standard contract clauses. Ask us if you would like to know which companies and countries these are at present.',
  ],
}
