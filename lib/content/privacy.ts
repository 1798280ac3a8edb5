import { periods, spell } from '@/lib/periods'
import { chapters, type LegalText } from './legal'

const deletedFor = spell.days(periods.deletedDays)
const callersFor = spell.hours(periods.callerHours)
const failedSignInsFor = spell.hours(periods.failedSignInHours)
const tracesFor = spell.days(periods.signInTraceDays)
const oldAfter = spell.months(periods.oldEnquiryMonths)

export const privacyPolicy: LegalText = {
  title: 'Privacy Policy',
  intro:
    'We ask for what we need to answer you and nothing more. This page says what that is, how long we keep it and what your rights are.',
  changed: '2026-11-29',
  inShort: {
    'Why, and on what legal basis': 'We use your details to answer you, and sell them to nobody.',
    'How long we keep it':
      'We delete your enquiry once it and any work are settled; some records stay longer.',
    'Cookies and your browser': 'Visitors get no cookies, and nothing tracks you.',
    'Your rights': 'You may ask us to show, correct or delete what we hold.',
  },
  who: {
    title: 'Who is responsible',
    text: 'We decide why and how personal data are used on this website: in the words of the law, we are the controller.',
    contacts: true,
  },
  chapters: chapters({
    'When you ask us something': {
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
        'When your enquiry has arrived we confirm it by email, once a day at most. That email repeats nothing you wrote.',
        'If you call or write to us instead, we keep what you tell us as far as we need it for the same purposes. This website asks for no payment details and has no accounts for visitors. Please leave out anything we don’t need to know, such as health details.',
      ],
      'What we add to it': {
        fold: 'unlessWide',
        gist: 'Our own notes, and what helps us keep out spam.',
        body: [
          'With your enquiry we store:',
          {
            items: [
              'whether we have been in touch with you, and whether the matter is closed',
              'a private note, such as what we agreed on the phone',
              'your email address once more in its simplest spelling, without capitals for example, so that we can count messages from one sender within an hour',
              'if a message looked like spam: why it did, for instance that it was sent faster than a person can type',
            ],
          },
          `Apart from your enquiry we keep, for ${callersFor}, a code made from your IP address, to stop spam. It is not linked to your enquiry.`,
        ],
      },
      'Why, and on what legal basis': {
        fold: 'unlessWide',
        gist: 'To answer you, do the work, keep the records that the law demands and keep out spam.',
        body: [
          {
            facts: {
              'To answer you, arrange a visit and prepare a quote':
                'Steps you ask us to take before a contract (UK\u00a0GDPR, Article\u00a06(1)(b)). Where you write for a business: our legitimate interest in answering (Article\u00a06(1)(f)).',
              'To do the work and honour the guarantee':
                'The contract with you (Article\u00a06(1)(b)).',
              'To keep invoices and tax records': 'A legal obligation (Article\u00a06(1)(c)).',
              'To filter out spam and keep the website secure':
                'Our legitimate interest in an inbox that can be read and a website that works (Article\u00a06(1)(f)).',
            },
          },
        ],
      },
      'What we do not do': [
        'We send no newsletters and do not sell or rent personal data. You need not give us anything; without a name and a way to reach you, though, we cannot answer.',
        'Simple rules decide whether a message goes to the inbox or to spam, where a person can still look at it; no machine makes a decision that affects you legally or in a similar way.',
      ],
      'How long we keep it': [
        {
          facts: {
            'Enquiries, your photos and our notes': {
              answer: 'Until settled',
              text: `Once your enquiry, and any work that follows, is settled, we delete them. When an enquiry is older than ${oldAfter}, we are reminded to check whether we still need it.`,
            },
            'Deleted messages and spam': {
              answer: `For ${deletedFor}`,
              text: 'Then they are erased for good, unless we move them back to the inbox.',
            },
            'Your IP address': {
              answer: `For ${callersFor}`,
              text: 'Then it is erased. Until then we count enquiries and photos by it, to stop spam; it is stored as a code made with a secret key, from which it cannot be read back.',
            },
            'What you asked us to erase': {
              answer: 'Only a code',
              text: 'It is made from your email address with a secret key, to know what to erase again if we ever restore a backup. The address cannot be read from the code.',
            },
            'Quotes, invoices and guarantee records': {
              answer: 'As long as required',
              text: 'By tax law and the 10-year guarantee.',
            },
            'Backups and our mailbox': {
              answer: 'Can be longer',
              text: 'Backups, our own and those of the companies that host our data, may hold copies for longer, until they are replaced, and are used only to restore what was lost. The emails that tell us of enquiries stay in our mailbox too.',
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
      ],
      'Outside the United Kingdom': {
        fold: 'unlessWide',
        gist: 'Some of these companies may handle data in other countries.',
        body: [
          'Some of these companies may handle data in other countries. They may do so only where UK law regards protection there as sufficient, or under safeguards it approves, such as the International Data Transfer Agreement or the UK Addendum to the European standard contract clauses. Ask us if you would like to know which companies and countries these are at present.',
        ],
      },
    },
    'When we work for you': {
      'When you order': [
        'Makers and trades who take part in the work may learn your name, address and phone number as far as they need them. We pass nothing to anyone else unless the law obliges us to.',
      ],
      'Photographs of projects': [
        'We name the place of a project, not its address or its owner. We rely on our legitimate interest in showing our work (Article\u00a06(1)(f)). Location data are removed from every photograph before it is published. If a picture shows your home and you would rather it didn’t, tell us and we will take it down.',
      ],
      'Reviews by customers': [
        'If you give us a review we may show your words here with the name and town you agreed to (your consent, Article\u00a06(1)(a)), and link to where you published it. Tell us at any time, and we will take it down.',
      ],
    },
    'When you visit this website': {
      'Cookies and your browser': [
        'There is no cookie banner because there is nothing to agree to: nothing on this website tracks you. Visitors get no cookies at all, there are no statistics, no advertising and no other company’s scripts or fonts.',
        'While you fill in the enquiry form, your browser keeps a draft on your own device, in that one tab, so that nothing is lost if the connection drops. It is removed when the message has been received, when you empty the form, or when you close the tab, and nobody sees it before you press the button.',
        'Links to Facebook, Instagram, reviews and trade bodies, where there are any, are plain links. Those companies learn about you only if you follow them.',
      ],
      'Server logs': {
        fold: 'unlessWide',
        gist: 'The companies that deliver our pages keep logs for a limited time. We do not link them to enquiries.',
        body: [
          'To send you a page, any web server must know your IP address. The companies that deliver our pages, pictures and videos also note the time, the address of the page and the kind of browser, to keep the service running and to fend off attacks, and keep such logs for a limited time, under rules of their own. We do not link them to enquiries; our records of enquiries hold no IP addresses.',
        ],
      },
    },
    'What you can do': {
      'Your rights': [
        'UK data protection law gives you these rights:',
        {
          facts: {
            'See it': { term: 'access', text: 'Ask what we hold about you, and for a copy of it.' },
            'Correct it': {
              term: 'rectification',
              text: 'Have what is wrong or incomplete put right.',
            },
            'Delete it': {
              term: 'erasure',
              text: 'Have it deleted, where we have no duty to keep it.',
            },
            'Pause it': {
              term: 'restriction',
              text: 'Have it kept but left unused, while a question is settled.',
            },
            'Say no': {
              term: 'objection',
              text: 'Have us stop using it, where we rely on our legitimate interest.',
            },
            'Change your mind': 'Take back a consent you gave, for instance to show your review.',
            'Take it with you': {
              term: 'portability',
              text: 'Get what you gave us for a contract in a common machine-readable form, or have it handed to someone else.',
            },
          },
        },
      ],
      'How to use your rights': [
        'Write or call; no form is needed.',
        { contacts: true },
        'It costs nothing, as a rule, and we answer within one month. If a request is complicated the law allows two months more, and we would tell you why. We may have to ask for proof of who you are.',
      ],
      Complaints: [
        {
          before:
            'If you think that we have handled your data badly, please tell us, so that we can put it right. We confirm a complaint within 30 days, look into it and tell you what came of it. You may also complain at any time to the Information Commissioner’s Office, which oversees data protection in the United Kingdom, at ',
          link: {
            label: 'ico.org.uk/make-a-complaint',
            href: 'https://ico.org.uk/make-a-complaint/',
          },
          after: '.',
        },
      ],
    },
    'For our staff': {
      'The sign-in for our staff': {
        fold: 'always',
        gist: 'Not meant for visitors: what it stores, why and for how long.',
        body: [
          `It is not meant for visitors, but anybody can find it. We count the tries that fail, so that nobody can guess a password: how many, when the last one was, for which account, and from which IP address. Account and address are stored as codes made with a secret key. Neither can be read back from them, and they are erased ${failedSignInsFor} after the last try. In the same way we remember for ${tracesFor} where our own staff have signed in, so that nobody can lock them out.`,
          `While our staff are signed in, the sign-in service notes since when, from which IP address and with which browser, and writes a log of sign-ins. Both are erased after ${tracesFor}, unless that sign-in is still in use.`,
          'Cookies serve our own staff alone: to keep them signed in, to show the tools for running this website, to know a device that has signed in before, for 90 days, to remember what they last searched for, and to carry a short notice from one page to the next.',
          'None of this is linked to enquiries. We rely on our legitimate interest in keeping the enquiries you send us safe.',
        ],
      },
    },
  }).concat({
    title: 'Changes',
    lead: ['If we change what we do with personal data, we change this page and the date above.'],
    parts: [],
  }),
}
