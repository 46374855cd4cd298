/** `time_status` of a project (api-spec/paths/project.yaml; backend-facts.md, section 8). */
export const PROJECT_STAGE_CODES = { upcoming: 1, running: 2, ended: 3 } as const;
