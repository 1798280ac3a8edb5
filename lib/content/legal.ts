/** Static texts (specification §2). Facts about the company come from the profile. */
interface LegalSection {
  title: string
  paragraphs?: readonly string[]
  items?: readonly string[]
}

export interface LegalText {
  title: string
  intro: string
  /** ISO date of the last change. */
  changed: string
  sections: readonly LegalSection[]
}

export const privacyPolicy: LegalText = {
  title: 'Privacy Policy',
  intro:
    'We ask for what we need to answer you and nothing more. This page says what that is, how long we keep it and what you can ask of us.',
  changed: '2026-11-01',
  sections: [
    {
      title: 'What we collect',
      paragraphs: ['When you send the enquiry form we store what you write in it:'],
      items: [
        'your name and email address',
        'your phone number, if you give one',
        'the kind of project and your message',
        'the time it was sent',
      ],
    },
    {
      title: 'Why, and on what basis',
      paragraphs: [
        'We use it to answer you, to arrange a visit and to prepare a quote. In the words of UK data protection law these are steps you ask us to take before a contract and, once you order, the contract itself. Keeping out junk messages is our legitimate interest.',
        'We do not send newsletters, do not sell or rent personal data and make no automated decisions about you. Messages that look like junk are held back for a person to look at, not thrown away.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'An enquiry stays with us while we deal with it and with any work that follows. Messages that we delete, and messages held back as junk, are erased for good after 90 days. Quotes, invoices and guarantee records are kept for as long as tax law and the 10-year guarantee require.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: [
        'Only the people here who answer enquiries, and the companies that host this website, its database and its email for us. They act on our instructions alone. We pass nothing to anyone else unless the law obliges us to.',
      ],
    },
    {
      title: 'Cookies and your browser',
      paragraphs: [
        'Visitors get no cookies for advertising or statistics, and no other company’s scripts run on our pages. Cookies are used only to keep our own staff signed in, and to show them a short notice after they have done something.',
        'While you fill in the enquiry form, your browser keeps a draft on your own device so that nothing is lost if the connection drops. It goes when the message has been sent or the tab is closed.',
      ],
    },
    {
      title: 'Photographs of projects',
      paragraphs: [
        'We name the place of a project, not its address or its owner. Location data is removed from every photograph before it is published. If a picture shows your home and you would rather it did not, tell us and we will take it down.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You may ask to see what we hold about you, to have it corrected or erased, to have its use restricted, to object to its use, or to receive a copy to take elsewhere. It costs nothing and we answer within one month.',
        'If you think that we have handled your data badly, please tell us first so that we can put it right. You may also complain to the Information Commissioner’s Office at ico.org.uk.',
      ],
    },
  ],
}

/** 30 days, the deposit and what the guarantee covers: specification §2. */
export const termsOfService: LegalText = {
  title: 'Terms of Service',
  intro:
    'These terms apply to quotes and installations, and to the use of this website. Your written quote comes first: where it says something different, the quote counts.',
  changed: '2026-11-01',
  sections: [
    {
      title: 'Quotes',
      paragraphs: [
        'Quotes are free and without obligation, and are valid for 30 days from the date on them. A price given before we have measured on site is an estimate; the price in the written quote that follows is the one that counts.',
      ],
    },
    {
      title: 'Orders and deposits',
      paragraphs: [
        'Work is ordered when you accept the written quote. A deposit may be required before windows, doors or conservatories are made to your measurements; the quote says how much, and when the rest is due.',
        'Made-to-measure goods cannot be used elsewhere, so tell us about changes as early as you can. Once making has begun, a change may alter the price and the date. We will agree both with you first.',
      ],
    },
    {
      title: 'Before and during the work',
      items: [
        'You give us access on the agreed days, and a clear space around each opening.',
        'You obtain any permission that the building needs, such as planning or listed building consent or that of a landlord, unless the quote says that we do.',
        'The quote says what is included, such as taking the old frames away and making good around the new ones.',
        'If something hidden comes to light, such as rotten timber or a missing lintel, we show it to you and agree the cost before going on.',
      ],
    },
    {
      title: 'The 10-year guarantee',
      paragraphs: ['From the day the work is finished, our 10-year guarantee covers:'],
      items: ['defects', 'workmanship', 'weather sealing', 'hardware'],
    },
    {
      title: 'What the guarantee leaves out',
      paragraphs: [
        'It does not cover accidental damage, misuse, alterations by others, or ordinary wear that cleaning and oiling would have prevented. To claim, send us a photograph and a few words through the contact page; we will arrange to look at it.',
      ],
    },
    {
      title: 'Your legal rights',
      paragraphs: [
        'As a consumer you have rights under the law of England and Wales, among them those of the Consumer Rights Act 2015. Nothing in these terms or in the guarantee takes any of them away.',
      ],
    },
    {
      title: 'This website',
      paragraphs: [
        'We take care that it is right and available, but descriptions are general and colours differ between screens; your written quote describes what you will get. Texts and pictures belong to us and may not be used elsewhere without our consent.',
      ],
    },
  ],
}
