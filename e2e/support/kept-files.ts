import type { Page } from '@playwright/test'

/** How many files of drafts the page's browser keeps. */
export const keptFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('unsent-files')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const { result: db } = request
          const count = db.transaction('files').objectStore('files').count()
          count.onsuccess = () => {
            db.close()
            resolve(count.result)
          }
        }
      }),
  )
