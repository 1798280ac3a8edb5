import { periods, spell } from '@/lib/periods'
import { chapters, type LegalText } from './legal'
import { enquiryParts } from './privacy-enquiries'

const failedSignInsFor = spell.hours(periods.failedSignInHours)
const tracesFor = spell.days(periods.signInTraceDays)

export const privacyPolicy: LegalText = {
  title: 'Privacy Policy',
  intro:
    'We ask for what we need to answer you and nothing more. This page says what that is, how long we keep it and what your rights are.',
  changed: '2026-11-30',
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
    'When you ask us something': enquiryParts,
    'When we work for you': {
      'When you order': [
        'Makers and trades who take part in the work learn your name, address and phone number where they need them. So may those who certify the work or keep our books, and authorities where the law asks. Beyond these and the companies listed above, nobody gets your details from us.',
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
        'There is no cookie banner because nothing we keep on your device needs your consent: nothing on this website tracks you. Visitors get no cookies at all, there are no statistics, no advertising and no other company’s scripts or fonts.',
        'While you fill in the enquiry form, your browser keeps a draft on your own device, in that one tab, so that nothing is lost if the connection drops. It is removed when the message has been received, when you empty the form, or when you close the tab, and nobody sees it before you press the button.',
        'Links to Facebook, Instagram, reviews and trade bodies, where there are any, are plain links. Those companies learn about you only if you follow them.',
      ],
      'Server logs': [
        'To send you a page, any web server must know your IP address. The companies that deliver our pages, pictures and videos also note the time, the address of the page and the kind of browser, to keep the service running and to fend off attacks, and keep such logs for a limited time, under rules of their own. We do not link them to enquiries; our records of enquiries hold no IP addresses.',
      ],
      'The sign-in for our staff': {
        aside: 'Not meant for visitors: what it stores, why and for how long.',
        body: [
          `It is not meant for visitors, but anybody can find it. We count the tries that fail, so that nobody can guess a password: how many, when the last one was, for which account, and from which IP address. Account and address are stored as codes made with a secret key; without the key nobody can work them out. They are erased ${failedSignInsFor} after the last try. Shorter codes of the same kind stand in the server’s log as long as the host keeps it. In the same way we remember for ${tracesFor} where our own staff have signed in, so that nobody can lock them out.`,
          `While our staff are signed in, the sign-in service notes since when, from which IP address and with which browser, and writes a log of sign-ins. The log is erased after ${tracesFor}, and so is a sign-in that has not been used for as long.`,
          'Cookies serve our own staff alone: to keep them signed in, to show the tools for running this website, to know a device that has signed in before, for 90 days, to remember what they last searched for, and to carry a short notice from one page to the next.',
          'None of this is linked to enquiries. We rely on our legitimate interest in keeping the enquiries you send us safe.',
        ],
      },
    },
    'What you can do': {
      'Your rights': [
        'You may say no (object) at any time to what we do on the basis of our legitimate interest: tell us, and we stop unless the law lets us go on.',
        'UK data protection law also gives you these rights:',
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
            'Change your mind': 'Take back a consent you gave, for instance to show your review.',
            'Take it with you': {
              term: 'portability',
              text: 'Get what you gave us for a contract in a common machine-readable form, or have it handed to someone else.',
            },
          },
        },
      ],
      'How to use your rights': [
        'Ask us in your own words.',
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
      'Changes to this page': [
        'If we change what we do with personal data, we change this page and the date above.',
      ],
    },
  }),
}
