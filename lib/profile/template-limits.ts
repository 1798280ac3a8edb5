/** A text the owner writes for replies. */
export type ReplyTemplate = { title: string; text: string }

/** As in the CHECK constraint of profiles, in characters. The text leaves room in a mailto link. */
export const templateLimits = { count: 10, title: 60, text: 800 } as const
