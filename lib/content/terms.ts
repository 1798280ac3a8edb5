import { routes } from '@/lib/routes'
import { chapters, type LegalText } from './legal'

/** 30 days, the deposit and what the guarantee covers: specification §2. */
export const termsOfService: LegalText = {
  title: 'Terms of Service',
  intro:
    'These terms apply to quotes and installations, and to the use of this website. Where your written quote says something different, the quote applies, but it takes away neither the guarantee nor your legal rights.',
  changed: '2026-11-30',
  inShort: {
    'What it covers': 'The work is guaranteed for 10 years.',
    Quotes:
      'A quote is free and valid for 30\u00a0days, and its price is the one you pay unless you agree to a change.',
    'Orders and deposits': 'A deposit may be required; the quote says how much.',
    Cancelling:
      'The law gives consumers 14\u00a0days to cancel some orders, but usually not what is made to measure.',
    'If we find hidden damage': 'If we find hidden damage, we agree the cost with you first.',
  },
  who: {
    title: 'Who you deal with',
    text: 'In these terms, “we” are the company named here and “you” are the person or business that asks for the quote.',
  },
  chapters: chapters({
    'Our 10-year guarantee': {
      'What it covers': {
        isOpen: true,
        body: [
          {
            guarantee: {
              period: '10\u00a0years from the day the work is finished',
              covered: ['Defects', 'Workmanship', 'Weather sealing', 'Hardware'],
              excluded: [
                'Accidental damage',
                'Misuse',
                'Alterations by others',
                'Wear that cleaning and oiling would have prevented',
              ],
            },
          },
        ],
      },
      'Using the guarantee': [
        {
          before:
            'Tell us, and give the date of your quote or invoice. You can add photographs to a message from the ',
          link: { label: 'contact page', href: routes.contact },
          after: '.',
        },
        { contacts: true },
        'We will look at it, and put right anything the guarantee covers at no cost to you. The company named above gives the guarantee, for its work in the United Kingdom; ask us, and we send it to you in writing.',
      ],
    },
    Ordering: {
      Quotes: [
        'Quotes are free and without obligation, and are valid for 30 days from the date on them. A price given before we have measured on site is an estimate; the price in the written quote that follows is the one you pay, unless you agree to a change. Prices include any VAT that is due.',
        'The quote says what is included, such as taking the old frames away and making good around the new ones. If something you expect is not in it, ask before you order.',
      ],
      'Orders and deposits': [
        'Work is ordered when you accept the written quote. A deposit may be required before windows, doors or conservatories are made to your measurements; the quote says how much.',
        'Made-to-measure goods cannot be used elsewhere, so tell us about changes as early as you can. Once we have started making them, a change may alter the price and the date. We will agree both with you first.',
      ],
      Payment: [
        'The quote says how much is due, and when. Where it says nothing, the balance is due when the work is finished. If something remains to be put right, you may hold back a fair part of the balance until it is.',
      ],
      Cancelling: [
        {
          heading: 'As a consumer, do you have 14\u00a0days to cancel without giving a reason?',
          facts: {
            'Made to your measurements': {
              answer: 'Usually no',
              text: 'The law gives no such right for goods made to your specification, and as a rule windows and doors made to the measurements of your house count as such. A conservatory is building work too: the papers with your contract say what applies to yours.',
            },
            'Other orders': {
              answer: 'Generally yes',
              text: 'As a rule you have the 14\u00a0days if you order while we are with you, at home or anywhere else away from our premises, or if everything is done by phone, email or post. If you accept the quote after our visit, the papers with your contract say what applies.',
            },
          },
        },
        'If you are a consumer and have no such right, or its time has passed, and you cancel all the same, we may ask for the costs that we can no longer avoid, and no more than that. If you have paid more, the deposit included, you get the rest back.',
        {
          heading: 'Where you have the 14\u00a0days',
          facts: {
            'How long they last':
              'For goods, until 14 days after they reach you; for services alone, until 14 days after the contract is made.',
            'Your money back':
              'If you cancel in time, we pay it back, the deposit included, without delay and at the latest 14 days after we hear from you. If you are sending goods back, these days begin when we have them or you show us that you sent them.',
            'If you asked us to begin early':
              'If we start within the 14 days because you asked us to, and you then cancel, you may have to pay for what was done until then. Once work has been completed at your request, the right to cancel it may end.',
            'How to cancel':
              'Tell us clearly, preferably in writing. The papers that come with your contract say which rules apply to it, and include a form you may use.',
          },
        },
        'To cancel, with or without the 14\u00a0days, contact us:',
        { contacts: true },
      ],
    },
    'The work': {
      'Dates and delays': [
        'We agree dates with you. Weather, makers and what an old wall hides can move them; if a date moves, we tell you as soon as we know and agree another. If a certain day matters to you, say so before you order, so we can write it down. Your legal rights when work is late are not affected.',
      ],
      'Before and during the work': [
        'Please help us with four things:',
        {
          items: [
            'give us access on the agreed days, and a clear space around each opening',
            'let us use electricity and water, unless we agree otherwise',
            'tell us beforehand about cables, pipes, alarm contacts and anything else hidden in or near the opening, and about asbestos if you know of it or suspect it',
            'put away what is fragile or valuable',
          ],
        },
        'We protect floors and furniture along our way.',
      ],
      Permissions: [
        'Any permission the building needs, such as planning or listed building consent or that of a landlord or neighbour, is for you to obtain, unless the quote says that we do. Where the Building Regulations apply to the work, we agree with you how compliance is shown.',
      ],
      'If we find hidden damage': [
        'If we find something we could not see when we measured, such as rotten timber or a missing lintel, we show it to you and agree the work and its cost before going on. If we cannot agree, we make the opening safe and weathertight, and you pay for what has been done until then.',
      ],
      'When goods become yours': [
        'We carry the risk of loss or damage until goods are fitted, or are delivered to you where we do not fit them. They become yours when you have paid for them in full. Once fitted, though, they are part of your house, and what you still owe for them stays due.',
      ],
    },
    'Rights and liability': {
      'Your legal rights': [
        'The guarantee comes on top of your rights and replaces none of them.',
        'If you are a consumer, the Consumer Rights Act 2015 says among other things that goods must be as described, fit for purpose and of satisfactory quality, and that services must be carried out with reasonable care and skill. Nothing in these terms takes any of that away.',
        {
          before: 'You can read about these rights, or ask about them free of charge, at ',
          link: { label: 'Citizens Advice', href: 'https://www.citizensadvice.org.uk/consumer/' },
          after: '.',
        },
      ],
      'What we are liable for': [
        'We are responsible for loss or damage that is a foreseeable result of our breaking the contract or failing to take reasonable care. Nothing here limits liability where the law does not allow it, as for death or injury caused by negligence, or for fraud. If you are a consumer, we supply you for private use and are not liable for loss of business.',
      ],
      'If something goes wrong': [
        {
          before: '',
          link: { label: 'Contact us', href: routes.contact },
          after:
            ' and let us come and look. Most things can be settled there and then. If we cannot settle it between us you may take advice, propose a mediator or go to court.',
        },
      ],
    },
    'This website and the law': {
      'Using this website': [
        'We try to keep this website correct and available, but descriptions are general and colours differ between screens; your written quote describes what you will get. What it says about planning and building rules is a general guide, not advice on your case. Texts and pictures belong to us or are used by permission, and may not be used elsewhere without our consent.',
      ],
      'Your data': [
        {
          before: 'Our ',
          link: { label: 'privacy policy', href: routes.privacy },
          after: ' explains what we store about you, why and for how long.',
        },
      ],
      'Which law applies': [
        'The law of England and Wales applies. If you are a consumer and live elsewhere in the United Kingdom, you keep the protection of the law there and may bring a claim before its courts.',
      ],
    },
  }),
}
