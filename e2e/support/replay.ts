import { expect, type Page, type Request } from '@playwright/test'

/** What a form sent, once more from any address, with other words in it. */
export async function replay(
  page: Page,
  sent: Request,
  address: string,
  changes: [before: string, after: string][],
) {
  let body = sent.postData() ?? ''
  for (const [before, after] of changes) {
    expect(body).toContain(before)
    body = body.replaceAll(before, after)
  }
  const answer = await page.request.post(new URL(sent.url()).pathname, {
    headers: {
      ...(await sent.allHeaders()),
      'x-forwarded-for': address,
      // A kept connection may be closed by the server just as it is used again.
      connection: 'close',
    },
    data: body,
  })
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  return { text: await answer.text(), cookies: cookies.map(({ value }) => value).join('\n') }
}
