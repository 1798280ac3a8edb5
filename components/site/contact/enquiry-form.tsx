'use client'

import dynamic from 'next/dynamic'

/** The form in a script of its own, which all pages with one share and others do not load. */
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
