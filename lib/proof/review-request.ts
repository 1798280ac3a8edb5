interface Job {
  title: string
  location: string
}

/** What the owner sends a customer; to be changed before sending. */
export function reviewRequest(job: Job, address: string, company: string | null): string {
  return [
    'Hello,',
    `thank you for choosing ${company ?? 'us'}. We enjoyed working on your project, ‘${job.title}’ in ${job.location}.`,
    'Would you tell others how it went? It takes two minutes, and a few words help the next person who is choosing:',
    address,
    ['Thank you', company].filter(Boolean).join(',\n'),
  ].join('\n\n')
}

/** To nobody yet: the owner chooses whom in the mail program. */
export function requestByMail(text: string): string {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  return `mailto:?subject=${encodeURIComponent('How did we do?')}&body=${body}`
}

/** WhatsApp asks whom. */
export function requestByWhatsApp(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}
