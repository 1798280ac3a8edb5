import { TextField } from '@/components/forms/field'
import { CAPTION_LENGTH } from '@/lib/projects/form-values'

interface PictureWordsProps {
  id: string
  /** 'before image of set 1', for the fields' names. */
  of: string
  caption: string
  date: string
  onChange: (words: { caption: string; date: string }) => void
}

/** What a picture shows, and when it was taken. */
export function PictureWords({ id, of, caption, date, onChange }: PictureWordsProps) {
  return (
    <div className="grid gap-3">
      <TextField
        name={`caption-${id}`}
        label="Caption"
        hint={caption ? undefined : 'Says what can be seen, for those who cannot see it'}
        aria-label={`Caption, ${of}`}
        maxLength={CAPTION_LENGTH}
        value={caption}
        onChange={(event) => onChange({ caption: event.target.value, date })}
      />
      <TextField
        name={`date-${id}`}
        label="Image Date"
        aria-label={`Image Date, ${of}`}
        type="date"
        value={date}
        onChange={(event) => onChange({ caption, date: event.target.value })}
      />
    </div>
  )
}
