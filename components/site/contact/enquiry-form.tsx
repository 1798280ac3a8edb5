'use client'

import dynamic from 'next/dynamic'

/** Its script is a file of its own: pages with a form share it, others do not load it. */
export const EnquiryForm = dynamic(() =>
  untilThere(() => import('./enquiry-fields').then((file) => file.EnquiryFields)),
)

/** Until then the page shows the server's form, and beside it how to reach the company directly. */
async function untilThere<T>(load: () => Promise<T>, pause = 1000): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return untilThere(load, pause * 2)
  }
}
