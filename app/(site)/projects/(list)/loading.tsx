import { ProjectListSkeleton } from '@/components/site/project-list-skeleton'

export default ProjectListSkeleton
