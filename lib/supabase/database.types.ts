export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      accreditations: {
        Row: {
          created_at: string
          id: string
          is_example: boolean
          link_url: string | null
          logo_formats: string | null
          logo_url: string | null
          name: string
          number: string | null
          position: number | null
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          is_example?: boolean
          link_url?: string | null
          logo_formats?: string | null
          logo_url?: string | null
          name: string
          number?: string | null
          position?: number | null
          user_id: string
        }
        Update: {
          created_at?: string
          id?: string
          is_example?: boolean
          link_url?: string | null
          logo_formats?: string | null
          logo_url?: string | null
          name?: string
          number?: string | null
          position?: number | null
          user_id?: string
        }
        Relationships: []
      }
      contact_forms: {
        Row: {
          archived: boolean
          best_time: string | null
          caller_key: string | null
          created_at: string
          deleted_at: string | null
          email: string
          email_key: string
          id: string
          message: string
          name: string
          note: string | null
          page_path: string | null
          phone: string | null
          postcode: string | null
          project_type: string
          quarantine_reason: string | null
          remind_on: string | null
          spam_since: string | null
          status: string
        }
        Insert: {
          archived?: boolean
          best_time?: string | null
          caller_key?: string | null
          created_at?: string
          deleted_at?: string | null
          email: string
          email_key?: string
          id?: string
          message: string
          name: string
          note?: string | null
          page_path?: string | null
          phone?: string | null
          postcode?: string | null
          project_type: string
          quarantine_reason?: string | null
          remind_on?: string | null
          spam_since?: string | null
          status?: string
        }
        Update: {
          archived?: boolean
          best_time?: string | null
          caller_key?: string | null
          created_at?: string
          deleted_at?: string | null
          email?: string
          email_key?: string
          id?: string
          message?: string
          name?: string
          note?: string | null
          page_path?: string | null
          phone?: string | null
          postcode?: string | null
          project_type?: string
          quarantine_reason?: string | null
          remind_on?: string | null
          spam_since?: string | null
          status?: string
        }
        Relationships: []
      }
      enquiry_images: {
        Row: {
          contact_form_id: string
          created_at: string
          height: number | null
          id: string
          path: string
          width: number | null
        }
        Insert: {
          contact_form_id: string
          created_at?: string
          height?: number | null
          id: string
          path: string
          width?: number | null
        }
        Update: {
          contact_form_id?: string
          created_at?: string
          height?: number | null
          id?: string
          path?: string
          width?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "enquiry_images_contact_form_id_fkey"
            columns: ["contact_form_id"]
            isOneToOne: false
            referencedRelation: "contact_forms"
            referencedColumns: ["id"]
          },
        ]
      }
      file_removals: {
        Row: {
          attempts: number
          bucket: string
          id: number
          path: string
          queued_at: string
        }
        Insert: {
          attempts?: number
          bucket: string
          id?: never
          path: string
          queued_at?: string
        }
        Update: {
          attempts?: number
          bucket?: string
          id?: never
          path?: string
          queued_at?: string
        }
        Relationships: []
      }
      outbox: {
        Row: {
          announces: string | null
          attempts: number
          confirms: string | null
          contact_form_id: string | null
          created_at: string
          device: string | null
          digest_day: string | null
          digest_hour: string | null
          expires_at: string
          id: number
          last_error: string | null
          next_attempt_at: string
          remind_on: string | null
          reminds: string | null
          sent_at: string | null
        }
        Insert: {
          announces?: string | null
          attempts?: number
          confirms?: string | null
          contact_form_id?: string | null
          created_at?: string
          device?: string | null
          digest_day?: string | null
          digest_hour?: string | null
          expires_at?: string
          id?: never
          last_error?: string | null
          next_attempt_at?: string
          remind_on?: string | null
          reminds?: string | null
          sent_at?: string | null
        }
        Update: {
          announces?: string | null
          attempts?: number
          confirms?: string | null
          contact_form_id?: string | null
          created_at?: string
          device?: string | null
          digest_day?: string | null
          digest_hour?: string | null
          expires_at?: string
          id?: never
          last_error?: string | null
          next_attempt_at?: string
          remind_on?: string | null
          reminds?: string | null
          sent_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "outbox_announces_fkey"
            columns: ["announces"]
            isOneToOne: false
            referencedRelation: "contact_forms"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "outbox_confirms_fkey"
            columns: ["confirms"]
            isOneToOne: true
            referencedRelation: "contact_forms"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "outbox_contact_form_id_fkey"
            columns: ["contact_form_id"]
            isOneToOne: true
            referencedRelation: "contact_forms"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "outbox_device_fkey"
            columns: ["device"]
            isOneToOne: false
            referencedRelation: "push_devices"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "outbox_reminds_fkey"
            columns: ["reminds"]
            isOneToOne: false
            referencedRelation: "contact_forms"
            referencedColumns: ["id"]
          },
        ]
      }
      profiles: {
        Row: {
          business_hours: Json | null
          company_name: string | null
          confirm_enquiries: boolean | null
          contact_email: string | null
          contact_phone: string | null
          created_at: string
          facebook_url: string | null
          full_name: string | null
          hours_note: string | null
          id: string
          image_compression_settings: Json | null
          instagram_url: string | null
          logo_formats: string | null
          logo_url: string | null
          registered_address: string | null
          registered_name: string | null
          registered_number: string | null
          reply_templates: Json | null
          review_url: string | null
          updated_at: string
        }
        Insert: {
          business_hours?: Json | null
          company_name?: string | null
          confirm_enquiries?: boolean | null
          contact_email?: string | null
          contact_phone?: string | null
          created_at?: string
          facebook_url?: string | null
          full_name?: string | null
          hours_note?: string | null
          id: string
          image_compression_settings?: Json | null
          instagram_url?: string | null
          logo_formats?: string | null
          logo_url?: string | null
          registered_address?: string | null
          registered_name?: string | null
          registered_number?: string | null
          reply_templates?: Json | null
          review_url?: string | null
          updated_at?: string
        }
        Update: {
          business_hours?: Json | null
          company_name?: string | null
          confirm_enquiries?: boolean | null
          contact_email?: string | null
          contact_phone?: string | null
          created_at?: string
          facebook_url?: string | null
          full_name?: string | null
          hours_note?: string | null
          id?: string
          image_compression_settings?: Json | null
          instagram_url?: string | null
          logo_formats?: string | null
          logo_url?: string | null
          registered_address?: string | null
          registered_name?: string | null
          registered_number?: string | null
          reply_templates?: Json | null
          review_url?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      project_images: {
        Row: {
          bucket: string
          caption: string | null
          colour: string | null
          comparison_start: number | null
          created_at: string
          formats: string | null
          height: number | null
          id: string
          image_date: string | null
          image_set_id: string | null
          image_type: string
          is_cover: boolean | null
          is_primary: boolean
          lined_up_formats: string | null
          lined_up_height: number | null
          lined_up_path: string | null
          lined_up_width: number | null
          path: string
          position: number | null
          poster_path: string | null
          project_id: string
          url: string
          width: number | null
        }
        Insert: {
          bucket?: string
          caption?: string | null
          colour?: string | null
          comparison_start?: number | null
          created_at?: string
          formats?: string | null
          height?: number | null
          id?: string
          image_date?: string | null
          image_set_id?: string | null
          image_type: string
          is_cover?: boolean | null
          is_primary?: boolean
          lined_up_formats?: string | null
          lined_up_height?: number | null
          lined_up_path?: string | null
          lined_up_width?: number | null
          path: string
          position?: number | null
          poster_path?: string | null
          project_id: string
          url: string
          width?: number | null
        }
        Update: {
          bucket?: string
          caption?: string | null
          colour?: string | null
          comparison_start?: number | null
          created_at?: string
          formats?: string | null
          height?: number | null
          id?: string
          image_date?: string | null
          image_set_id?: string | null
          image_type?: string
          is_cover?: boolean | null
          is_primary?: boolean
          lined_up_formats?: string | null
          lined_up_height?: number | null
          lined_up_path?: string | null
          lined_up_width?: number | null
          path?: string
          position?: number | null
          poster_path?: string | null
          project_id?: string
          url?: string
          width?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "project_images_project_id_fkey"
            columns: ["project_id"]
            isOneToOne: false
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
      project_slugs: {
        Row: {
          created_at: string
          project_id: string
          slug: string
        }
        Insert: {
          created_at?: string
          project_id: string
          slug: string
        }
        Update: {
          created_at?: string
          project_id?: string
          slug?: string
        }
        Relationships: [
          {
            foreignKeyName: "project_slugs_project_id_fkey"
            columns: ["project_id"]
            isOneToOne: false
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
      projects: {
        Row: {
          completion_date: string | null
          created_at: string
          description: string
          has_conservatories: boolean
          has_doors: boolean
          has_windows: boolean
          id: string
          is_hidden: boolean
          location: string
          slug: string
          start_date: string
          status: string
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          completion_date?: string | null
          created_at?: string
          description: string
          has_conservatories?: boolean
          has_doors?: boolean
          has_windows?: boolean
          id?: string
          is_hidden?: boolean
          location: string
          slug?: string
          start_date: string
          status?: string
          title: string
          updated_at?: string
          user_id: string
        }
        Update: {
          completion_date?: string | null
          created_at?: string
          description?: string
          has_conservatories?: boolean
          has_doors?: boolean
          has_windows?: boolean
          id?: string
          is_hidden?: boolean
          location?: string
          slug?: string
          start_date?: string
          status?: string
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      push_devices: {
        Row: {
          auth: string
          created_at: string
          endpoint: string
          id: string
          last_used_at: string | null
          name: string
          p256dh: string
          session_id: string
          shows_text: boolean
          user_id: string
        }
        Insert: {
          auth: string
          created_at?: string
          endpoint: string
          id?: string
          last_used_at?: string | null
          name: string
          p256dh: string
          session_id: string
          shows_text?: boolean
          user_id: string
        }
        Update: {
          auth?: string
          created_at?: string
          endpoint?: string
          id?: string
          last_used_at?: string | null
          name?: string
          p256dh?: string
          session_id?: string
          shows_text?: boolean
          user_id?: string
        }
        Relationships: []
      }
      reviews: {
        Row: {
          created_at: string
          given_on: string
          id: string
          is_example: boolean
          name: string
          position: number | null
          project_id: string | null
          source_url: string | null
          town: string | null
          user_id: string
          words: string
        }
        Insert: {
          created_at?: string
          given_on: string
          id?: string
          is_example?: boolean
          name: string
          position?: number | null
          project_id?: string | null
          source_url?: string | null
          town?: string | null
          user_id: string
          words: string
        }
        Update: {
          created_at?: string
          given_on?: string
          id?: string
          is_example?: boolean
          name?: string
          position?: number | null
          project_id?: string | null
          source_url?: string | null
          town?: string | null
          user_id?: string
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: "reviews_project_id_fkey"
            columns: ["project_id"]
            isOneToOne: false
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
      uploads: {
        Row: {
          bucket: string | null
          colour: string | null
          created_at: string
          finished_at: string | null
          formats: string | null
          height: number | null
          id: string
          kind: string
          path: string | null
          project_id: string | null
          staged_path: string
          url: string | null
          user_id: string
          width: number | null
        }
        Insert: {
          bucket?: string | null
          colour?: string | null
          created_at?: string
          finished_at?: string | null
          formats?: string | null
          height?: number | null
          id: string
          kind: string
          path?: string | null
          project_id?: string | null
          staged_path: string
          url?: string | null
          user_id: string
          width?: number | null
        }
        Update: {
          bucket?: string | null
          colour?: string | null
          created_at?: string
          finished_at?: string | null
          formats?: string | null
          height?: number | null
          id?: string
          kind?: string
          path?: string | null
          project_id?: string | null
          staged_path?: string
          url?: string | null
          user_id?: string
          width?: number | null
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      add_owner: { Args: { owner_id: string }; Returns: undefined }
      add_push_device: {
        Args: { address: string; key: string; label: string; secret: string }
        Returns: string
      }
      begin_enquiry_image: {
        Args: { caller?: string; enquiry: string; photo: string }
        Returns: string
      }
      begin_mail: { Args: { account: string }; Returns: boolean }
      begin_sign_in: {
        Args: { account: string; address: string }
        Returns: boolean
      }
      claim_notifications: {
        Args: { most: number }
        Returns: {
          arrived: number
          confirm_by_phone: boolean
          confirm_to: string
          digest_day: string
          digest_hour: string
          email: string
          id: number
          message: string
          name: string
          note: string
          phone: string
          project_type: string
          received_at: string
          reminder_of: string
          spam_count: number
        }[]
      }
      claim_pushes: {
        Args: { most: number }
        Returns: {
          auth: string
          device: string
          endpoint: string
          enquiry: string
          id: number
          is_reminder: boolean
          message: string
          name: string
          p256dh: string
          project_type: string
          unread: number
        }[]
      }
      count_enquiries_from: { Args: { starts: string[] }; Returns: number[] }
      count_stored_files: { Args: Record<PropertyKey, never>; Returns: number }
      create_project: { Args: { media?: Json; project: Json }; Returns: string }
      describe_database: { Args: Record<PropertyKey, never>; Returns: Json }
      end_own_session: { Args: { session_id: string }; Returns: boolean }
      end_sign_in: {
        Args: { account: string; address: string }
        Returns: undefined
      }
      erase_personal_data: { Args: { person: string }; Returns: number }
      find_enquiries: {
        Args: {
          is_spam: boolean
          most: number
          newer?: boolean
          only_status?: string
          patterns: string[]
          seen_at?: string
          seen_id?: string
        }
        Returns: {
          archived: boolean
          best_time: string | null
          caller_key: string | null
          created_at: string
          deleted_at: string | null
          email: string
          email_key: string
          id: string
          message: string
          name: string
          note: string | null
          page_path: string | null
          phone: string | null
          postcode: string | null
          project_type: string
          quarantine_reason: string | null
          remind_on: string | null
          spam_since: string | null
          status: string
        }[]
        SetofOptions: {
          from: "*"
          to: "contact_forms"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      find_personal_data: { Args: { person: string }; Returns: Json }
      forget_devices: { Args: { account: string }; Returns: undefined }
      keep_push_device: { Args: { address: string }; Returns: string }
      leave_push_device: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      line_up_images: {
        Args: {
          after: string
          after_src: string
          after_upload: string
          before: string
          before_src: string
          before_upload: string
        }
        Returns: boolean
      }
      list_owners: { Args: Record<PropertyKey, never>; Returns: string[] }
      list_page_starts: {
        Args: { of_type?: string; per_page: number }
        Returns: Json
      }
      not_notified_yet: { Args: { ids: string[] }; Returns: string[] }
      notification_address: {
        Args: Record<PropertyKey, never>
        Returns: string
      }
      order_accreditations: { Args: { wanted: string[] }; Returns: undefined }
      order_reviews: { Args: { wanted: string[] }; Returns: undefined }
      own_sessions: {
        Args: Record<PropertyKey, never>
        Returns: {
          created_at: string
          id: string
          is_current: boolean
          used_at: string
          user_agent: string
        }[]
      }
      purge_enquiries: { Args: Record<PropertyKey, never>; Returns: undefined }
      purge_sign_in_traces: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      remember_device: {
        Args: { account: string; device: string }
        Returns: undefined
      }
      replace_image: {
        Args: { former: string; image: string; upload: string }
        Returns: boolean
      }
      restore_rows: {
        Args: { rows: Json; table_name: string }
        Returns: number
      }
      stray_files: {
        Args: {
          after_bucket?: string
          after_path?: string
          most?: number
          older_than?: string
        }
        Returns: {
          bucket: string
          path: string
        }[]
      }
      take_code: { Args: { account: string; code: string }; Returns: boolean }
      undo_sign_in: {
        Args: { account: string; address: string }
        Returns: undefined
      }
      update_project: {
        Args: { base?: Json; captions?: Json; media?: Json; project: Json }
        Returns: string
      }
      viewer_is_owner: { Args: Record<PropertyKey, never>; Returns: boolean }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
