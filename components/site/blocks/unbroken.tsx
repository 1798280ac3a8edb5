/** A text that breaks at no hyphen: 'lean-to' stays on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that stays as it is
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
