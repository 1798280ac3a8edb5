import { z } from 'zod'
import { enquiryStatuses } from './status'

export const enquiryIdSchema = z.object({ id: z.uuid() })

export const enquiryStatusSchema = enquiryIdSchema.extend({ status: z.enum(enquiryStatuses) })
