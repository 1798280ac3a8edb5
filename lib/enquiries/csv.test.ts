import { csvHeader, csvName, csvRecord, enquiryRecord } from './csv'
import type { EnquiryRow } from './queries'

test('quotes, commas and line breaks stay inside their cell', () => {
  expect(csvRecord(['a,b', 'say "hi"', 'two\r\nlines', ''])).toBe(
    '"a,b","say ""hi""","two\r\nlines",""\r\n',
  )
})

test.each([
  '=1+1',
  '+44 191',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1+1',
  '＋44',
  '－2',
  '＠SUM(A1)',
])('a cell that begins like a formula is text: %j', (value) => {
  expect(csvRecord([value])).toBe(`"'${value}"\r\n`)
})

test('a formula behind a quote stays text', () => {
  expect(csvRecord(['=HYPERLINK("http://x.test","y")'])).toBe(
    `"'=HYPERLINK(""http://x.test"",""y"")"\r\n`,
  )
  expect(csvRecord(['a=b', ' =x'])).toBe('"a=b"," =x"\r\n')
})

const enquiry: EnquiryRow = {
  id: '8f14e45f-ceea-467f-a0e6-1f2d3c4b5a69',
  name: 'Ann "Bay" Lowes',
  email: 'ann@example.com',
  phone: null,
  postcode: 'SR1 3NR',
  bestTime: 'any',
  projectType: 'residential_doors',
  message: 'Two doors,\nplease.',
  status: 'contacted',
  isSpam: true,
  spamReason: 'too_fast',
  note: '=ring first',
  pagePath: '/contact',
  remindOn: '2026-07-06',
  createdAt: '2026-07-01T23:30:00+00:00',
}

test('an enquiry has the columns the owner knows, in British time', () => {
  expect(enquiryRecord(enquiry)).toBe(
    '"2026-07-02 00:30","Ann ""Bay"" Lowes","ann@example.com","","Residential Doors","Contacted",' +
      '"It was sent within two seconds of opening the form","Two doors,\nplease.","\'=ring first","Any time","SR1 3NR","/contact","2026-07-06"\r\n',
  )
  expect(enquiryRecord({ ...enquiry, isSpam: false })).toContain('"Contacted","",')
  expect(csvHeader.split(',')).toHaveLength(13)
})

test('the file is named by the British date', () => {
  expect(csvName(new Date('2026-07-01T23:30Z'))).toBe('enquiries-2026-07-02.csv')
})
